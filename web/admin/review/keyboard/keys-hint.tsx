export function KeysHint() {
  return (
    <p className="text-xs text-muted pointer-coarse:hidden">
      Press <kbd className="rounded-sm border border-edge px-1 font-sans">?</kbd> for the keys
    </p>
  );
}
