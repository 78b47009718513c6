"""Lists and calls all tools with the Python package mcp, and prints what came back as JSON, a line for each mode.

Usage: client.py stdio|http MODES TARGET ARGUMENTS, where MODES are for versions from 2 on, TARGET is a program or a URL,
and ARGUMENTS is a JSON object with the arguments of each tool. The text TRIP is replaced by the id of a found trip.
"""

import asyncio
import contextlib
import json
import os
import sys

import mcp

transport, modes, target, arguments = sys.argv[1:]
arguments = json.loads(arguments)
reports = []


async def note_progress(progress, total, message):
    reports.append(progress)


@contextlib.asynccontextmanager
async def connection(mode):
    parameters = mcp.StdioServerParameters(command=target, args=["mcp"], env=dict(os.environ))
    if hasattr(mcp, "Client"):
        async with mcp.Client(parameters if transport == "stdio" else target, mode=mode) as client:
            yield client
        return
    if transport == "stdio":
        from mcp.client.stdio import stdio_client

        streams = stdio_client(parameters)
    else:
        from mcp.client.streamable_http import streamablehttp_client

        streams = streamablehttp_client(target)
    async with streams as (read, write, *_), mcp.ClientSession(read, write) as client:
        await client.initialize()
        yield client


def field(result, *names):
    return next(getattr(result, name) for name in names if hasattr(result, name))


async def main(mode):
    reports.clear()
    results = {}
    async with connection(mode) as client:
        names = [tool.name for tool in (await client.list_tools()).tools]
        trip = None
        for name in names:
            values = {key: trip if value == "TRIP" else value for key, value in arguments.get(name, {}).items()}
            result = await client.call_tool(name, values, progress_callback=note_progress)
            structured = field(result, "structured_content", "structuredContent")
            if name == "search_trips":
                trip = structured["trips"][0]["id"]
            results[name] = {
                "failed": field(result, "is_error", "isError"),
                "texts": [block.text for block in result.content],
                "keys": sorted(structured),
            }
        # Several calls at once, of which none may get the result of another.
        places = await asyncio.gather(*(client.call_tool("find_place", arguments["find_place"]) for _ in range(20)))
        same = len({str(field(place, "structured_content", "structuredContent")) for place in places}) == 1
        # A call with a wrong argument fails as a result, which a model sees.
        wrong = await client.call_tool("search_trips", {"no_such_argument": 1})
    print(
        json.dumps(
            {
                "tools": names,
                "results": results,
                "reports": len(reports),
                "same": same,
                "wrong": field(wrong, "is_error", "isError"),
            }
        )
    )


for mode in modes.split(","):
    asyncio.run(main(mode))
