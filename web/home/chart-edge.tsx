/** The graduated edge of a chart where it meets the next sheet. Decoration. */
export function ChartEdge() {
  return (
    <svg aria-hidden="true" width="100%" height="7" className="block bg-surface stroke-edge/60">
      <line x2="100%" y1="0.5" y2="0.5" />
      <line x2="100%" y1="3.5" y2="3.5" strokeWidth="2" strokeDasharray="24 24" />
      <line x2="100%" y1="6.5" y2="6.5" />
    </svg>
  );
}
