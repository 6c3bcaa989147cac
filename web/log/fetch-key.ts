/** Fetches the key that verifies the public log; null before the log has begun. */
export async function fetchVerifierKey(signal?: AbortSignal): Promise<string | null> {
  const response = await fetch('/log/verifier-key', { signal: signal ?? null });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the log’s key could not be fetched (${response.status})`);
  return response.text();
}
