/** Rules, or the changes to them, as a list. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-2 measure list-disc space-y-1 ps-5 text-sm marker:text-edge">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
