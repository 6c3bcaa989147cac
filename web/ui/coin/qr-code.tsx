import encodeQR from 'qr';

/** The light margin that readers need to find the code. */
const QUIET_MODULES = 4;

/** A QR code as one path. Dark on light in both themes: some readers cannot read it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const size = rows.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-md border"
    >
      <rect width={size} height={size} className="fill-raised dark:fill-ink" />
      <path d={pathOf(rows)} className="fill-ink dark:fill-page" />
    </svg>
  );
}

/** Each run of dark modules as a rectangle of one module's height. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    let from = -1;
    for (let x = 0; x <= row.length; x += 1) {
      const isDark = row[x] ?? false;
      if (isDark && from === -1) from = x;
      if (!isDark && from !== -1) {
        runs.push(`M${from} ${y}h${x - from}v1H${from}z`);
        from = -1;
      }
    }
  }
  return runs.join('');
}
