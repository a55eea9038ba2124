import "./confetti.css";

const COLOURS = ["#ffc93c", "#ff6f91", "#4cc9f0", "#6ee7c8", "#b9a8ff"];
const PIECES = 26;

/** Pieces from one end to the other, near and far in turn. They are always the same, so that nothing is random. */
const pieces = Array.from({ length: PIECES }, (_, at) => {
  const side = (at + 0.5) / PIECES - 0.5;
  return {
    colour: COLOURS[at % COLOURS.length]!,
    x: Math.round(side * 420 + ((at * 37) % 61) - 30),
    y: Math.round(-70 - Math.cos(side * Math.PI) * 90 - ((at * 53) % 17) * 8),
    turn: 90 + ((at * 71) % 270),
    delay: ((at * 29) % 13) * 14,
  };
});

/** The confetti is thrown up once and comes down by itself. */
export function Confetti() {
  return (
    <span className="confetti" aria-hidden="true">
      {pieces.map(({ colour, x, y, turn, delay }) => (
        <i
          key={x}
          style={{
            "--confetti-x": `${x}px`,
            "--confetti-y": `${y}px`,
            "--confetti-turn": `${turn}deg`,
            background: colour,
            animationDelay: `${delay}ms`,
          }}
        />
      ))}
    </span>
  );
}
