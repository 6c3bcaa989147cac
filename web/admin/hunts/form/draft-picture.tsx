import { urlOf } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { useAdmin } from '../../admin-context.ts';
import type { ClueText } from '../draft/hunt-text.ts';

/** The picture of a clue in a draft; nothing without one. */
export function DraftPicture({ clue, huntId }: { clue: ClueText; huntId: string | undefined }) {
  const { telegramId: adminTelegramId } = useAdmin();
  const { picture: hash, pictureText, pictureWidth, pictureHeight } = clue;
  if (hash === '' || huntId === undefined) return null;
  const query = { adminTelegramId };
  return (
    <Picture
      src={urlOf('getHuntPicture', { params: { id: huntId, hash }, query })}
      width={Number(pictureWidth)}
      height={Number(pictureHeight)}
      alt={pictureText.trim() || m.portal_hunts_description_none()}
      className="mt-3"
    />
  );
}
