// Every page works without this file. It adds four things: search results that
// arrive while the search runs, a favorite toggle without a page load,
// suggestions of places, and a map that begins at the cheapest city.

// The path below which a proxy may serve all pages, such as /flights/; otherwise /.
const root = new URL("..", document.currentScript.src).pathname;
const byId = (id) => document.getElementById(id);
const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

// 1. Streamed search ------------------------------------------------------

function streamSearches(form) {
  const [progress, bar, stop, status, results] =
    ["progress", "progress-bar", "stop", "status", "results"].map(byId);
  const submit = form.querySelector("[type=submit]");
  const fold = form.closest("details");
  const toForm = () => (fold.open ? submit : fold.querySelector("summary")).focus();
  // Removes `wait` from the address, so that a link that users share does not request the complete page.
  const shared = location.search.replace(/[?&]wait=true$/, "");
  if (shared !== location.search) history.replaceState(null, "", location.pathname + shared + location.hash);
  let source = null; // the running search, if any
  let shown = location.search; // the query this document shows
  let cut = false; // a search was cut off by leaving the page
  let position = history.state?.top; // where the user was in the list before a reload, until the rows are here again
  let timer, pending = "";

  // Screen readers announce every change, so keep at least a second between them.
  function sayLater(text) {
    pending = text;
    timer ||= setTimeout(() => say(pending), 1000);
  }
  function say(text) {
    timer = clearTimeout(timer);
    status.textContent = text;
  }

  function idle() {
    source?.close(); // EventSource would reconnect, and so fetch everything again
    source = null;
    if (progress.contains(document.activeElement)) toForm();
    progress.hidden = true;
    results.removeAttribute("aria-busy");
  }

  function start(query) {
    idle();
    const url = location.pathname + (query && `?${query}`);
    if (url !== location.pathname + location.search) history.pushState(null, "", url);
    shown = location.search;

    const events = source = new EventSource(`${root}stream?${query}`);
    let arrived = false, heard = "", missing = "";
    byId("before-search")?.remove();
    for (const error of document.querySelectorAll("#search .field-error, main > .notes")) error.remove(); // of an earlier search
    for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
    bar.removeAttribute("value"); // indeterminate until the first region is done
    progress.hidden = false;
    results.setAttribute("aria-busy", "true");
    say("Searching…");

    // Loads the complete page, which shows what is wrong.
    const plainly = () => { idle(); location.replace(`${root}?${query && `${query}&`}wait=true`); };
    events.addEventListener("progress", (event) => {
      const { done, total, trips, left, search, watch, map } = JSON.parse(event.data);
      missing = left;
      byId("search-words").textContent = search;
      byId("watch-link").href = root + watch;
      byId("map-link").href = root + map;
      byId("search-links").hidden = false;
      bar.max = total || 1;
      bar.value = done;
      heard = `${done} of ${count(total, "region")}, ${count(trips, "trip")}`;
      sayLater(heard);
    });
    events.addEventListener("results", (event) => {
      arrived = true;
      replaceKeepingFocus(results, event.data);
      const [feed, visible] = [document.querySelector("link[rel=alternate]"), results.querySelector(".feed a")];
      if (feed && visible) feed.href = visible.href;
    });
    events.addEventListener("end", () => {
      if (!arrived) return plainly();
      idle();
      const summary = results.querySelector("[data-summary]")?.dataset.summary ?? heard;
      say(summary);
      document.title = `${summary} – aerogami`;
      const row = byId(location.hash.slice(1)); // of the favorite that was changed
      if (position) scrollTo(0, position);
      else if (results.contains(row)) row.scrollIntoView();
      position = 0;
    });
    events.onerror = () => {
      events.close(); // before the browser tries again by itself
      // Wait, as leaving the page may look like an error.
      setTimeout(() => { if (source === events) plainly(); }, 200);
    };

    stop.onclick = () => {
      idle();
      say(heard ? `Stopped after ${heard}.` : "Stopped.");
      if (arrived && !missing) return;
      const note = document.createElement("p");
      const again = document.createElement("a");
      again.href = location.pathname + location.search; // without #, which would only scroll
      again.textContent = "Search again";
      if (arrived) {
        note.className = "completeness";
        note.append(`Incomplete: not searched: ${missing}. `, again);
        results.querySelector("h2").after(note);
      } else {
        note.className = "empty sheet"; // the old trips are of another search
        note.append("Stopped before the first results arrived. ", again);
        results.replaceChildren(note);
      }
    };
  }

  if (byId("before-search")) start(location.search.slice(1));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const filled = [...new FormData(form)].filter(([, value]) => value.trim() !== "");
    fold.open = false;
    fold.classList.remove("blank");
    if (form.contains(document.activeElement)) toForm();
    position = 0;
    start(new URLSearchParams(filled).toString());
  });

  // After a reload or Back, browsers scroll before the rows arrive, so the entry of the history has the position.
  let scrolled;
  addEventListener("scroll", () => {
    clearTimeout(scrolled);
    scrolled = setTimeout(() => {
      if (!source && location.search === shown) history.replaceState({ top: scrollY }, "");
    }, 200);
  });
  // A user who moves during the search stays there.
  for (const type of ["wheel", "touchmove", "keydown"]) addEventListener(type, () => { position = 0; }, { passive: true });

  addEventListener("popstate", () => {
    // "#main" and the like also arrive here; only another search needs a reload.
    if (location.search !== shown) location.reload();
  });
  addEventListener("pagehide", () => {
    cut = source !== null;
    idle(); // closing the connection cancels the search on the server
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted && cut) location.reload();
  });
}

// Replaces the results, and keeps the keyboard focus on the same row if it is still there.
function replaceKeepingFocus(section, html) {
  const active = document.activeElement;
  const inside = section.contains(active) && active !== section;
  const row = inside ? active.closest("[id]")?.id : null;
  const controls = (element) => [...element.querySelectorAll("a, button")];
  const position = row ? controls(byId(row)).indexOf(active) : -1;

  const fresh = document.createElement("template");
  fresh.innerHTML = html; // same origin, escaped by the server
  // The server sends a row once, and then only its id.
  for (const known of fresh.content.querySelectorAll("[data-sent]")) known.replaceWith(byId(known.id) ?? "");
  section.replaceChildren(fresh.content);
  if (!inside) return;
  const again = row && byId(row);
  const target = again && section.contains(again) ? controls(again)[position] ?? again : section;
  target.focus({ preventScroll: true });
}

// 2. Favorites ------------------------------------------------------------

async function toggleFavorite(form) {
  form.dataset.busy = "true";
  try {
    const response = await fetch(form.action, { method: "POST", headers: { accept: "application/json" } });
    const { favorite } = await response.json();
    if (!response.ok || typeof favorite !== "boolean") throw new Error("not saved");
    // A trip that was found in two regions has two rows, and streamed results may have replaced them since.
    for (const other of document.querySelectorAll("form.favorite-form")) {
      if (tripOf(other) === tripOf(form)) showFavorite(other, favorite);
    }
    sessionStorage.setItem("favorites", Date.now());
  } catch {
    form.submit(); // the plain way; it does not come back to the listener below
  } finally {
    delete form.dataset.busy;
  }
}

const tripOf = (form) => new URL(form.action).searchParams.get("id");

function showFavorite(form, favorite) {
  const button = form.querySelector("button");
  let about = button.getAttribute("aria-label").replace(/^[^:]*/, "");
  // The favorite was for another party and is removed. The star now adds the trip as the row shows it.
  if (button.title) {
    const row = form.closest(".trip");
    about = about.replace(/,.*/, `, ${row.querySelector(".price").textContent}`);
    button.removeAttribute("title");
    row.querySelector(".of-favorite")?.remove();
  }
  button.setAttribute("aria-pressed", String(favorite));
  button.setAttribute("aria-label", (favorite ? "Remove from favorites" : "Add to favorites") + about);
  form.action = form.getAttribute("action").replace(/\w+\?/, favorite ? "remove?" : "add?");
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form.favorite-form")) return;
  event.preventDefault();
  if (!form.dataset.busy) toggleFavorite(form); // a double click is one click
});

// A page that comes back from the browser's memory may have old stars. The state of favorites and watches may be old
// also if it comes back from the browser's cache.
const favoritesSeen = sessionStorage.getItem("favorites");
const hasState = /\/(favorites|watches|watches\/removal|status)\/?$/.test(location.pathname);
addEventListener("pageshow", ({ persisted }) => {
  const isBack = persisted || performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  const hasOldStars = persisted && sessionStorage.getItem("favorites") !== favoritesSeen;
  if (hasOldStars || (hasState && isBack)) location.reload();
});

// 3. Suggestions of places ------------------------------------------------

function suggestPlaces(fields) {
  const list = document.createElement("datalist");
  list.id = "places";
  document.body.append(list);
  let timer, request;
  for (const field of fields) {
    field.setAttribute("list", list.id);
    field.addEventListener("input", () => {
      clearTimeout(timer);
      request?.abort();
      // The field may be a list: suggest its last word.
      const [, earlier, word] = field.value.match(/^(.*,\s*)?(.*)$/s);
      if (word.trim().length < 2) return list.replaceChildren();
      timer = setTimeout(async () => {
        request = new AbortController();
        try {
          const query = `q=${encodeURIComponent(word)}${field.dataset.places ? "" : "&regions=false"}`;
          const response = await fetch(`${root}places?${query}`, { signal: request.signal });
          if (!response.ok) return;
          list.replaceChildren(...(await response.json()).map(({ word, label }) => {
            const option = document.createElement("option");
            option.value = (earlier ?? "") + word;
            option.label = label;
            return option;
          }));
        } catch { } // the user typed on, or there is no connection: the field stays plain
      }, 150);
    });
  }
}

const placeFields = document.querySelectorAll("[data-places]");
if (placeFields.length) suggestPlaces(placeFields);
const searchForm = byId("search");
if (searchForm && !/\/map$/.test(searchForm.action)) streamSearches(searchForm); // a map is loaded as a page
