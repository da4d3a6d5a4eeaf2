/** The icon of the calendar button. It is not in the icon set, because pages without a calendar would load it too. */
export function CalendarIcon() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d="M3 5h14v12H3Z" />
      <path d="M3 9h14" />
      <path d="M7 3v4" />
      <path d="M13 3v4" />
    </svg>
  )
}
