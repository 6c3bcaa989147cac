/** Where the tab keeps what is written in forms and not sent yet: until it is sent, or the tab is closed. */
export const DRAFTS_STORAGE_KEY = 'drafts';

type Drafts = Record<string, unknown>;

// Beside the storage, which can be closed: the drafts then last as long as the page.
let drafts: Drafts | null = null;

/** What was written under a name, on this page or before a reload; undefined without. To be judged: the storage is input. */
export function storedDraft(name: string): unknown {
  drafts ??= readStored();
  return drafts[name];
}

/** Keeps what is written under a name; null forgets it. */
export function storeDraft(name: string, draft: object | null): void {
  const { [name]: _, ...others } = drafts ?? readStored();
  writeAll(draft === null ? others : { ...others, [name]: draft });
}

/** For a sign-out: the next one at this browser is somebody else. */
export function forgetDrafts(): void {
  writeAll({});
}

function readStored(): Drafts {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_STORAGE_KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // No storage, or somebody else's text in it.
    return {};
  }
}

function writeAll(next: Drafts): void {
  drafts = next;
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(DRAFTS_STORAGE_KEY);
    else sessionStorage.setItem(DRAFTS_STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Closed or full: what is in memory stays.
  }
}
