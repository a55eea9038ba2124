// The look of the page of caught mails, in Luli's colours; it stands alone, so the values are written out.

export const PAGE_STYLE = `
:root { color-scheme: light dark; --canvas: #faf8ff; --surface: #fff; --ink: #241b45; --ink-2: #554b75;
  --line: #e6dff3; --link: #cf2a58; --focus: #6d4fe0; }
@media (prefers-color-scheme: dark) { :root { --canvas: #141029; --surface: #1e1939; --ink: #f6f2ff;
  --ink-2: #c6bde6; --line: #322a5a; --link: #ff8eaa; --focus: #b9a8ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px 84px; background: var(--canvas); color: var(--ink);
  font: 500 16px/1.55 Figtree, system-ui, sans-serif; }
header, main { max-width: 720px; margin: 0 auto; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.1; }
h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.25; overflow-wrap: anywhere; }
header p { color: var(--ink-2); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
input { flex: 1 1 200px; }
input, button { min-height: 44px; padding: 8px 16px; border: 1px solid #8f86ad; border-radius: 16px;
  background: var(--surface); color: inherit; font: inherit; }
button { border-radius: 999px; background: #cf2a58; border-color: #cf2a58; color: #fff; font-weight: 600; cursor: pointer; }
article { margin: 24px 0; padding: 24px; border: 1px solid var(--line); border-radius: 24px; background: var(--surface); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px; font-size: 14.5px; color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
summary { padding: 8px 0; cursor: pointer; font-weight: 600; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 16px;
  background: #fff; resize: vertical; }
.text { margin-top: 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
