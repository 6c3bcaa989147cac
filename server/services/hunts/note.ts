import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';

/** Writes what was done with a hunt into the audit log. */
export async function noteHunt(
  tx: Db,
  { id, actor, ...note }: { id: bigint; actor: string; action: string; after: object },
): Promise<void> {
  await writeAudit(tx, { actor, entity: 'hunt', entityId: String(id), ...note });
}
