import Foundation

extension Asset {
  /// The style sheet of all pages.
  static let style = Asset(
    "style", "css", type: "text/css; charset=utf-8",
    #"""
    /* aerogami: one sheet of paper, a few folds. No images, no web fonts, no scripts needed. */

    /* ---------- 1. Tokens ---------- */
    :root {
      color-scheme: light dark;
      --page: #f2f4f7;         /* the table the paper lies on */
      --sheet: #ffffff;        /* the paper */
      --ink: #16202b;
      --soft: #4a586b;         /* secondary text */
      --line: #d5dce4;
      --control: #6d7d90;      /* borders of fields and buttons, 3:1 */
      --accent: #1f4b99;       /* indigo: links, main action */
      --on-accent: #ffffff;
      --tint: #e6edf8;
      --fold: #b9cbea;         /* the lit side of a fold */
      --fold-deep: #7f9fd4;    /* the shaded side */
      --good: #9a300f;         /* vermilion: deals, cheapest */
      --good-tint: #fcece5;
      --warn: #684700;
      --warn-tint: #fdf2d5;
      --focus: #b8450c;
      --text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      --display: Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif;
      --mono: ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      --touch: 2.75rem;
      --gap: 1rem;
      --radius: 4px;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #10161d; --sheet: #18212b; --ink: #e8edf3; --soft: #a9b7c6;
        --line: #2e3a48; --control: #76889b; --accent: #9dbdf7; --on-accent: #0f1a2b;
        --tint: #22324a; --fold: #3a5583; --fold-deep: #243a60;
        --good: #ffb394; --good-tint: #3d241b; --warn: #f5d083; --warn-tint: #382d14;
        --focus: #ffa566;
      }
    }

    /* ---------- 2. Base ---------- */
    *, *::before, *::after { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 1rem/1.5 var(--text); overflow-wrap: break-word;
    }
    h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
    h1, h2 { font-family: var(--display); font-weight: 600; line-height: 1.2; text-wrap: balance; }
    h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem); letter-spacing: -.01em; }
    h2 { font-size: 1.1875rem; }
    ol, ul { padding: 0; list-style: none; }
    a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-thickness: 2px; }
    code { font: .875em/1.4 var(--mono); overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
    [hidden] { display: none !important; }
    .vh { /* for screen readers only */
      position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
      overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .icon { width: 1.375rem; height: 1.375rem; display: block; }

    /* ---------- 3. Frame: skip link, header, main, footer ---------- */
    .skip { position: absolute; left: var(--gap); top: -5rem; z-index: 2; padding: .625rem 1rem; background: var(--accent); color: var(--on-accent); }
    .skip:focus { top: .5rem; }
    .site-header, main, .site-footer { width: 100%; max-width: 74rem; margin-inline: auto; padding-inline: var(--gap); }
    .site-header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--gap); padding-block: .5rem; }
    .brand {
      display: inline-flex; align-items: center; gap: .5rem; min-height: var(--touch);
      color: var(--ink); font: 600 1.25rem/1 var(--display); letter-spacing: .01em; text-decoration: none;
    }
    .brand svg { width: 1.875rem; height: 1.875rem; }
    .plane-a { fill: var(--accent); }
    .plane-b { fill: var(--fold-deep); }
    .plane-c { fill: var(--fold); }
    .site-nav ul { display: flex; gap: 1.25rem; }
    .site-nav a { display: flex; align-items: center; min-width: 2.5rem; min-height: var(--touch); color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; }
    .site-nav a:hover { color: var(--ink); border-color: var(--line); }
    .site-nav [aria-current] { color: var(--ink); font-weight: 600; border-color: var(--accent); }
    main { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); padding-block: .75rem 3rem; }
    main:focus, #results:focus { outline: none; }
    .site-footer { padding-block: 1rem 2rem; color: var(--soft); font-size: .875rem; }
    .lead { max-width: 42rem; color: var(--soft); }
    .crumbs { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
    .crumbs a { display: inline-flex; align-items: center; min-height: 2.5rem; }

    /* A sheet is a panel with one folded corner. */
    .sheet { position: relative; min-width: 0; padding: var(--gap); background: var(--sheet); border: 1px solid var(--line); border-radius: var(--radius); }
    .folded::after {
      content: ""; position: absolute; top: -1px; right: -1px; width: 1.75rem; height: 1.75rem; pointer-events: none;
      background: linear-gradient(45deg, var(--fold) 50%, var(--page) calc(50% + .7px));
    }

    /* ---------- 4. Forms and buttons ---------- */
    .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; align-items: end; }
    .field.wide { grid-column: 1 / -1; }
    .field label { display: block; margin-bottom: .125rem; color: var(--soft); font-size: .875rem; }
    .field input, .field select {
      width: 100%; min-width: 0; min-height: var(--touch); padding: .375rem .5rem;
      background: var(--sheet); color: var(--ink); font: inherit; border: 1px solid var(--control); border-radius: var(--radius);
    }
    .field ::placeholder { color: var(--soft); font-size: .8125em; opacity: 1; }
    .field [aria-invalid="true"] { border: 2px solid var(--good); }
    .field-error { color: var(--good); font-size: .875rem; font-weight: 600; }
    .field.check { min-height: var(--touch); display: flex; }
    .field.check label { margin: 0; color: var(--ink); font-size: 1rem; display: flex; align-items: center; gap: .5rem; flex: 1; min-height: var(--touch); }
    .field.check input { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; accent-color: var(--accent); }
    .more-filters { margin-top: .5rem; }
    summary { min-height: var(--touch); padding-block: .625rem; color: var(--accent); cursor: pointer; }
    .more-filters .fields { padding-block: .25rem .75rem; }
    .actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; margin-top: .5rem; }
    .actions a { display: inline-flex; align-items: center; min-height: var(--touch); }
    .button {
      display: inline-flex; align-items: center; justify-content: center; min-height: var(--touch); padding: .25rem 1.25rem;
      background: var(--sheet); color: var(--accent); font: inherit; text-decoration: none; border: 1px solid var(--control); border-radius: var(--radius); cursor: pointer;
    }
    .button:hover { background: var(--tint); }
    .button.primary { background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; }
    .button.primary:hover { text-decoration: underline; }

    /* ---------- 5. Status, progress, notes ---------- */
    .results-head { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem var(--gap); margin-top: .5rem; }
    .status { font: 600 1.1875rem/1.3 var(--display); font-variant-numeric: tabular-nums; }
    .progress { display: flex; flex: 1 1 14rem; align-items: center; gap: var(--gap); }
    .progress progress { flex: 1; min-width: 4rem; height: .5rem; accent-color: var(--accent); }
    #results { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); }
    #results[aria-busy="true"] .trips { border-top-color: var(--accent); border-top-style: dashed; }
    .notes { display: grid; gap: .375rem; }
    .note { min-width: 0; overflow-wrap: anywhere; padding: .5rem .75rem; background: var(--tint); border-left: 4px solid var(--accent); font-size: .9375rem; }
    .note.warning { background: var(--warn-tint); border-color: var(--warn); }
    .note b { color: var(--accent); }
    .note.warning b { color: var(--warn); }
    .empty { padding: 2rem var(--gap); text-align: center; color: var(--soft); }
    .empty a { display: inline-block; padding-block: .5rem; }
    .late { animation: late 2s step-end; }
    @keyframes late { from { visibility: hidden; } }

    /* ---------- 6. Trips ---------- */
    .trips { background: var(--sheet); border: 1px solid var(--line); border-radius: var(--radius); }
    .trip {
      display: grid; grid-template-columns: minmax(0, 1fr) auto; grid-template-areas: "route price" "times times" "facts facts" "marks marks" "links save";
      column-gap: var(--gap); padding: .75rem var(--gap) .375rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem;
    }
    .trip:first-child { border-top: 0; }
    .route { grid-area: route; font: 400 1rem/1.4 var(--text); padding-top: .3rem; }
    .route b, .code { font-family: var(--display); font-weight: 700; letter-spacing: .04em; }
    .to { font-size: 0; font-style: normal; }              /* reads "to", shows an arrow */
    .to::before { content: "\2192"; content: "\2192" / ""; margin-inline: .375rem; font-size: 1rem; color: var(--soft); }
    h1 .to::before { margin-inline: .625rem; font-size: 1.5rem; font-weight: 400; }
    .price { grid-area: price; font: 600 1.625rem/1.25 var(--display); font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; text-align: right; }
    .price small { display: inline-block; margin-left: -.125em; color: var(--soft); font: 400 .8125rem/1 var(--text); }
    .times { grid-area: times; font-variant-numeric: tabular-nums; }
    .times time { white-space: nowrap; }
    .facts { grid-area: facts; display: flex; flex-wrap: wrap; gap: 0 .75rem; color: var(--soft); font-size: .9375rem; font-variant-numeric: tabular-nums; }
    .marks { grid-area: marks; display: flex; flex-wrap: wrap; gap: .25rem .5rem; padding-top: .25rem; }
    .mark { padding: 0 .5rem; border-radius: 2px; background: var(--tint); font-size: .875rem; }
    .mark.deal { background: linear-gradient(225deg, var(--sheet) .45rem, var(--good-tint) .46rem); color: var(--good); font-weight: 600; padding-right: .75rem; }
    .mark.stale { background: var(--warn-tint); color: var(--warn); }
    .links { grid-area: links; display: flex; gap: .25rem 1.25rem; }
    .links a { display: inline-flex; align-items: center; min-height: var(--touch); }
    .links [rel]::after { content: "\00a0\2197"; content: "\00a0\2197" / ""; }
    .favorite-form { grid-area: save; justify-self: end; }
    .favorite { display: grid; place-items: center; width: var(--touch); height: var(--touch); margin-right: -.625rem; padding: 0; background: none; border: 0; border-radius: var(--radius); color: var(--soft); cursor: pointer; }
    .favorite:hover { background: var(--tint); color: var(--accent); }
    .favorite .icon { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; }
    .favorite[aria-pressed="true"] { color: var(--good); }
    .favorite[aria-pressed="true"] .icon { fill: currentColor; }
    .trip.ended, .trip.ended .price, .trip.ended a { color: var(--soft); }   /* dimmed by color, still 5:1 */
    .trip.ended .price { font-weight: 400; }
    .trip.ended .mark { background: none; padding-left: 0; color: var(--soft); font-weight: 400; }
    .trip :is(b, small, span, time, .mark) { unicode-bidi: isolate; }
    .trip:target { box-shadow: inset 4px 0 var(--accent); }

    /* ---------- 7. Tables, figures, plot ---------- */
    .sheet > * + * { margin-top: .75rem; }
    .data { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
    .data caption { text-align: left; color: var(--soft); font-size: .875rem; padding-bottom: .25rem; }
    .data th, .data td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
    .data thead th { border-top: 0; color: var(--soft); font-size: .875rem; font-weight: 400; }
    .data tbody th { width: 40%; font-weight: 600; }
    .data :is(th, td):last-child { padding-right: 0; }
    .data .number { white-space: nowrap; text-align: right; padding-right: 0; padding-left: .75rem; }
    .data small { display: block; color: var(--soft); font-weight: 400; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); gap: .75rem var(--gap); }
    .figures dt { color: var(--soft); font-size: .875rem; }
    .figures dd { font: 600 1.375rem/1.3 var(--display); font-variant-numeric: tabular-nums; }
    .figures small { display: block; color: var(--soft); font: 400 .875rem/1.4 var(--text); }
    .state-ok, .state-bad { font-weight: 600; }
    .state-bad { color: var(--good); }
    .plot { display: block; width: 100%; height: 18rem; overflow: visible; }
    .plot text { fill: var(--soft); font: .8125rem var(--text); font-variant-numeric: tabular-nums; paint-order: stroke; stroke: var(--sheet); stroke-width: 4px; stroke-linejoin: round; }
    .plot .grid { stroke: var(--line); }
    .plot .median, .key-median { stroke: var(--soft); stroke-dasharray: 5 4; }
    .plot .path { stroke: var(--accent); stroke-width: 2; stroke-linecap: round; }
    .plot .lowest, .key-lowest { fill: var(--sheet); stroke: var(--good); stroke-width: 3; }
    .plot .strong { fill: var(--good); font-weight: 600; }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; color: var(--soft); font-size: .875rem; }
    .legend li { display: flex; align-items: center; gap: .5rem; }
    .legend svg { width: 1.5rem; height: .875rem; flex: none; }

    /* ---------- 8. Calendar ---------- */
    .months { display: grid; gap: var(--gap); grid-template-columns: minmax(0, 1fr); }
    .months .sheet { padding-inline: 0; }   /* on phones each day needs the width */
    .months h2 { padding-inline: var(--gap); }
    .calendar { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    .calendar th { padding: .25rem 0; color: var(--soft); font-size: .8125rem; font-weight: 400; }
    .calendar td { height: 3.25rem; padding: 0; text-align: center; vertical-align: top; border: 1px solid var(--line); color: var(--soft); }
    .calendar .pad { border-color: transparent; }
    .day, .calendar a { display: flex; flex-direction: column; align-items: center; justify-content: center; min-height: 3.25rem; line-height: 1.2; }
    .calendar a { color: var(--ink); text-decoration: none; font-weight: 600; }
    .calendar a:hover { background-color: var(--tint); text-decoration: underline; }
    .calendar a:focus-visible { outline-offset: -3px; }
    .calendar time { color: var(--soft); font-size: .75rem; font-weight: 400; }
    .calendar small { font-size: .6875rem; line-height: 1.1; }
    .calendar [aria-hidden] { font-size: 1rem; }
    .cheapest a, .swatch { background: linear-gradient(225deg, var(--good) .5rem, var(--good-tint) .54rem); }
    .calendar .cheapest a { color: var(--good); font-weight: 700; }
    .swatch { display: inline-block; width: 1.25rem; height: 1.25rem; }
    .month-nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem; }
    .day-list li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; border-top: 1px solid var(--line); }
    .day-list li:first-child { border-top: 0; }
    .day-list a { display: inline-flex; align-items: center; min-height: var(--touch); }
    .day-list b { min-width: 4.5rem; font: 600 1.1875rem/1 var(--display); }
    .day-list span { color: var(--soft); }

    /* ---------- 9. Errors ---------- */
    .problem { max-width: 46rem; padding: clamp(1.25rem, 4vw, 2.5rem); }
    .problem .code { color: var(--soft); font-size: .875rem; }

    /* ---------- 10. Less room, more room ---------- */
    @media (max-width: 39.99rem) {
      .data.stack tr { display: grid; grid-template-columns: 6rem minmax(0, 1fr); border-top: 1px solid var(--line); }
      .data.stack thead tr { border-top: 0; }
      .data.stack :is(th, td) { padding-block: .25rem; border-top: 0; }
      .data.stack :is(th, td):first-child { grid-column: 1 / -1; width: auto; }
    }
    @media (min-width: 40rem) {
      :root { --gap: 1.25rem; }
      .fields { grid-template-columns: repeat(6, minmax(0, 1fr)); }
      .field { grid-column: span 2; }
      .field.wide { grid-column: span 3; }
      .trip { grid-template-columns: minmax(0, 1fr) auto var(--touch); grid-template-areas: "route price price" "times times times" "facts facts facts" "marks links save"; row-gap: .125rem; align-items: center; }
      .trip:not(:has(.marks)) { grid-template-areas: "route price price" "times times times" "facts links save"; }
      .marks { padding-top: 0; }
      .months .sheet { padding-inline: var(--gap); }
      .months h2 { padding-inline: 0; }
      .calendar time { font-size: .8125rem; }
      .calendar small { font-size: .75rem; }
    }
    @media (min-width: 64rem) {
      .fields { grid-template-columns: repeat(12, minmax(0, 1fr)); }
      .main-fields .field.wide { grid-column: span 6; }
      .months { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
      .trips { display: grid; grid-template-columns: max-content minmax(0, 1fr) max-content max-content max-content; column-gap: var(--gap); }
      .trip, .trip:not(:has(.marks)) {
        grid-column: 1 / -1; grid-template-columns: 7rem minmax(0, 1fr) 19.5rem auto auto; grid-template-columns: subgrid;
        grid-template-areas: "price route facts links save" "price times facts links save"; padding-block: .625rem; align-items: center;
      }
      .trip:has(.marks) { grid-template-areas: "price route facts links save" "price times facts links save" "price marks facts links save"; }
      .route { padding-top: 0; }
      .facts { display: grid; grid-template-columns: 5.25rem 8rem 4.25rem; gap: 0 1rem; }
      .nights { grid-area: 1 / 1; } .legs { grid-area: 1 / 2; } .region { grid-area: 1 / 3; }
      .flight { grid-area: 2 / 1; } .saved { grid-area: 2 / 2 / auto / -1; }
      .price { align-self: center; }
    }

    /* ---------- 11. Preferences, print ---------- */
    @media (prefers-reduced-motion: no-preference) {
      .button, .favorite, .site-nav a { transition: background-color .15s, color .15s, border-color .15s; }
    }
    @media (forced-colors: active) {
      .cheapest { outline: 2px solid; outline-offset: -3px; }
      .favorite[aria-pressed="true"] { border: 2px solid; }
    }
    @media print {
      :root {
        color-scheme: light; --page: #fff; --sheet: #fff; --ink: #000; --soft: #000; --line: #999; --accent: #000;
        --tint: #fff; --good: #000; --good-tint: #fff; --warn: #000; --warn-tint: #fff; --fold: #999; --fold-deep: #ccc;
      }
      @page { margin: 15mm; }
      body { font-size: 10.5pt; }
      .skip, .site-nav, .site-footer, .links, .favorite-form, form, .actions, .crumbs, .month-nav, .progress, .folded::after { display: none !important; }
      .site-header, main { max-width: none; padding-inline: 0; }
      main { display: block; }
      main > * + * { margin-top: 8pt; }
      .brand, a { color: #000; text-decoration: none; }
      .trips { display: block; border: 0; border-top: 1px solid #000; border-radius: 0; }
      .trip, .trip:not(:has(.marks)), .trip:has(.marks) {
        grid-template-columns: 6rem 1fr 15rem; grid-template-areas: "price route facts" "price times facts" "price marks facts"; padding: 6pt 0; break-inside: avoid;
      }
      .price { text-align: left; font-size: 15pt; }
      .mark, .mark.deal { padding: 0; background: none; font-weight: 600; }
      .facts { display: flex; font-size: 9.5pt; }
    }
    """#)
}
