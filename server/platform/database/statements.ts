// Cuts a script of SQL into its statements, so that a failure can say which one it was.

/** Whatever a semicolon in it ends nothing: comments, quoted texts and names, bodies of functions. */
const PIECE = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\1\$|[^]/g;

export type Statement = { text: string; line: number };

export function listStatements(script: string): Statement[] {
  const statements: Statement[] = [];
  let text = "";
  let line = 1;
  let start = 0;
  const end = () => {
    if (start > 0) statements.push({ text: text.trim(), line: start });
    text = "";
    start = 0;
  };
  for (const [piece] of script.matchAll(PIECE)) {
    const isWords = !/^(?:--|\/\*|\s|;$)/.test(piece);
    if (isWords && start === 0) start = line;
    if (piece === ";") end();
    else if (start > 0) text += piece;
    line += piece.split("\n").length - 1;
  }
  end();
  return statements;
}
