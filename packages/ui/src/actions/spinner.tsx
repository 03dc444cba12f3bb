/** Decoration: needs a text beside it that says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `ui-spinner ${className}` : 'ui-spinner'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
