extension HTMLReport {
  static let style = """
    :root {
      --back: #fff; --panel: #f5f7f9; --text: #1c2128; --muted: #5b6470; --line: #d6dce3; --link: #0a5cb8;
      --error: #c62828; --warning: #b86e00; --information: #1b6ec2; --hint: #7a8491;
      --ins: #dff5e3; --del: #fce4e4; --ins-text: #12501f; --del-text: #7d1616;
      --f0: #f5f7f9; --f1: #fff0cf; --f2: #fdd391; --f3: #f4a25c; --f4: #cf4a2c;
      --s0: #f5f7f9; --s1: #dbe9f8; --s2: #acd0f3; --s3: #68a8e2; --s4: #1a68b5;
      --ink: #1c2128; --ink-strong: #fff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #13161b; --panel: #1c2129; --text: #e4e8ee; --muted: #98a3b1; --line: #353d49; --link: #7db9ff;
        --error: #ff7b72; --warning: #e5a33d; --information: #6cb4ff; --hint: #8b96a5;
        --ins: #173a22; --del: #45191c; --ins-text: #b4ecc2; --del-text: #ffc4c0;
        --f0: #1c2129; --f1: #3b301a; --f2: #61430f; --f3: #8f4c14; --f4: #b8401f;
        --s0: #1c2129; --s1: #1a2b40; --s2: #1d4067; --s3: #225a95; --s4: #2d78c7;
        --ink: #e4e8ee; --ink-strong: #fff;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 1.25rem 1.5rem 3rem; max-width: 84rem; background: var(--back); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
    h3 { font-size: .9rem; margin: 0 0 .3rem; font-weight: 600; }
    h4 { font-size: .95rem; margin: .8rem 0 .3rem; }
    p { margin: .4rem 0; }
    a { color: var(--link); overflow-wrap: anywhere; }
    header p { margin: .2rem 0 .5rem; }
    nav a { margin-right: 1rem; }
    footer { margin-top: 3rem; font-size: .85rem; }
    .muted { color: var(--muted); }
    .path { font: 12.5px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    code, pre { font: 12.5px/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { background: var(--panel); padding: 0 .25em; border-radius: 3px; overflow-wrap: anywhere; }
    pre {
      background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .5rem .7rem;
      margin: .4rem 0; overflow-x: auto;
    }
    .tiles {
      list-style: none; display: grid; gap: .6rem; grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
      margin: 1rem 0 0; padding: 0;
    }
    .tiles li {
      background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .5rem .8rem;
      color: var(--muted); font-size: .85rem;
    }
    .tiles b { display: block; font-size: 1.4rem; line-height: 1.2; color: var(--text); }
    .tiles .error b { color: var(--error); }
    .tiles .warning b { color: var(--warning); }
    .tiles .information b { color: var(--information); }
    .scroll { overflow: auto; max-height: 75vh; border: 1px solid var(--line); border-radius: 8px; }
    table { border-collapse: collapse; width: 100%; font-size: .875rem; }
    thead { position: sticky; top: 0; z-index: 1; background: var(--panel); }
    th, td { text-align: left; vertical-align: top; padding: .35rem .7rem; }
    tbody tr { border-top: 1px solid var(--line); }
    tr:target, article:target { outline: 2px solid var(--link); outline-offset: -2px; }
    th button {
      all: unset; cursor: pointer; font-weight: 600; white-space: nowrap;
    }
    th button:focus-visible { outline: 2px solid var(--link); }
    th[aria-sort="ascending"] button::after { content: " ▲"; }
    th[aria-sort="descending"] button::after { content: " ▼"; }
    .num { text-align: right; font-variant-numeric: tabular-nums; }
    .wide { width: 40%; min-width: 8rem; }
    .views td:first-child { min-width: 15rem; max-width: 22rem; }
    .text { min-width: 18rem; }
    .bar { display: flex; height: .8rem; margin-top: .3rem; }
    .bar i { display: block; min-width: 2px; }
    i.error { background: var(--error); }
    i.warning { background: var(--warning); }
    i.information { background: var(--information); }
    i.hint { background: var(--hint); }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: .6rem 0; }
    .tools button, input[type="search"] {
      font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
      padding: .15rem .6rem;
    }
    .buttons { display: inline-flex; gap: .3rem; }
    .legend { display: none; }
    .legend i {
      font-style: normal; font-size: .8rem; padding: .1rem .5rem; color: var(--ink); border: 1px solid var(--line);
    }
    .legend .f4, .legend .s4 { color: var(--ink-strong); }
    .tools:has([value="findings"]:checked) .legend.findings { display: inline-flex; }
    .tools:has([value="size"]:checked) .legend.size { display: inline-flex; }
    i.f0 { background: var(--f0); } i.f1 { background: var(--f1); } i.f2 { background: var(--f2); }
    i.f3 { background: var(--f3); } i.f4 { background: var(--f4); }
    i.s0 { background: var(--s0); } i.s1 { background: var(--s1); } i.s2 { background: var(--s2); }
    i.s3 { background: var(--s3); } i.s4 { background: var(--s4); }
    .canvas { overflow: auto; height: 75vh; border: 1px solid var(--line); border-radius: 8px; cursor: grab; }
    .canvas svg { display: block; }
    .canvas text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); }
    .canvas rect { stroke: var(--line); fill: var(--f0); }
    .n { cursor: pointer; outline: none; }
    .n:focus-visible rect, .n.on rect { stroke: var(--link); stroke-width: 2; }
    .other rect { stroke-dasharray: 4 3; stroke: var(--muted); }
    .by-findings .f1 rect { fill: var(--f1); } .by-findings .f2 rect { fill: var(--f2); }
    .by-findings .f3 rect { fill: var(--f3); } .by-findings .f4 rect { fill: var(--f4); }
    .by-size .s1 rect { fill: var(--s1); } .by-size .s2 rect { fill: var(--s2); }
    .by-size .s3 rect { fill: var(--s3); } .by-size .s4 rect { fill: var(--s4); }
    .by-findings .f4 text, .by-size .s4 text { fill: var(--ink-strong); }
    .e { fill: none; stroke: var(--muted); stroke-width: 1.2; opacity: .75; }
    .e.thin { stroke-width: .8; opacity: .25; }
    .e.on { stroke: var(--link); stroke-width: 2; opacity: 1; }
    .picked .e:not(.on) { opacity: .08; }
    .picked .n:not(.on):not(.near) { opacity: .3; }
    details.rule { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: 0 .9rem; }
    details.rule > summary { padding: .5rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    .about, .rewrite { margin: .4rem 0 .6rem; }
    .count {
      background: var(--panel); border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem;
      font-size: .8rem;
    }
    article { border-top: 1px solid var(--line); padding: .8rem 0; }
    .severity { font-size: .75rem; border: 1px solid; border-radius: 1rem; padding: 0 .5rem; }
    .severity.new { color: var(--link); }
    .severity.error, .marks.error { color: var(--error); }
    .severity.warning, .marks.warning { color: var(--warning); }
    .severity.information, .marks.information { color: var(--information); }
    .severity.hint, .marks.hint { color: var(--hint); }
    ins, del { text-decoration: none; display: block; margin: 0 -.7rem; padding: 0 .7rem; width: max-content;
      min-width: calc(100% + 1.4rem); }
    ins { background: var(--ins); color: var(--ins-text); }
    del { background: var(--del); color: var(--del-text); }
    small { color: var(--muted); }
    [hidden] { display: none !important; }
    @media (max-width: 40rem) {
      body { padding: .9rem .8rem 2rem; }
      th, td { padding: .35rem .5rem; }
      th button { white-space: normal; }
      .wide { display: none; }
      .views td:first-child {
        min-width: 10rem; max-width: 10rem; position: sticky; left: 0; background: var(--back);
        box-shadow: inset -1px 0 var(--line), inset 0 1px var(--line);
      }
      details.rule { padding: 0 .6rem; }
    }
    @media print { .scroll, .canvas { max-height: none; height: auto; overflow: visible; } }

    """
}
