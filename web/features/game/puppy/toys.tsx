type PropProps = { className?: string };

export function Ball({ className = "" }: PropProps) {
  return (
    <svg className={className} viewBox="0 0 104 90" aria-hidden="true">
      <ellipse cx="54" cy="82" rx="40" ry="6" fill="#1c1440" opacity=".12" />
      <circle cx="52" cy="46" r="38" fill="#ffc93c" />
      <path d="M52 8a38 38 0 0 1 36 50C70 40 34 34 16 58a38 38 0 0 1 36-50z" fill="#ff6f91" />
      <path
        d="M18 62C36 40 68 46 86 60"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse
        cx="38"
        cy="24"
        rx="9"
        ry="5"
        fill="#fff"
        opacity=".55"
        transform="rotate(-30 38 24)"
      />
    </svg>
  );
}

export function Bowl({ className = "" }: PropProps) {
  return (
    <svg className={className} viewBox="0 0 120 62" aria-hidden="true">
      <ellipse cx="60" cy="56" rx="56" ry="6" fill="#1c1440" opacity=".14" />
      <path d="M16 18h88l12 34q1 6-6 6H10q-7 0-6-6z" fill="#e03a66" />
      <path d="M16 18h88l4 11H12z" fill="#f25f86" />
      <ellipse cx="60" cy="18" rx="44" ry="9" fill="#a81f49" />
      <path
        d="M24 17q6-11 14-6q6-8 14-2q8-7 15 0q9-5 13 3q9-2 16 5q-16 8-36 8t-36-8z"
        fill="#c98a4b"
      />
      <g fill="#fff" transform="translate(60 44) scale(.8)">
        <ellipse cx="0" cy="5" rx="8" ry="6.6" />
        <ellipse cx="-9" cy="-3" rx="3.4" ry="4.4" />
        <ellipse cx="-3.4" cy="-8" rx="3.4" ry="4.6" />
        <ellipse cx="3.4" cy="-8" rx="3.4" ry="4.6" />
        <ellipse cx="9" cy="-3" rx="3.4" ry="4.4" />
      </g>
    </svg>
  );
}
