import type { ShownClue } from '#contract/site/hunts.ts';
import { urlOf } from '#web/api/call.ts';
import { Picture } from '#web/ui/picture/picture.tsx';

type CluePictureProps = {
  /** Of the hunt. */
  id: string;
  number: number;
  picture: NonNullable<ShownClue['picture']>;
};

/** A clue's picture; the server shows it to those who have come to the clue. */
export function CluePicture({ id, number, picture }: CluePictureProps) {
  const { description, width, height } = picture;
  const src = urlOf('getCluePicture', { params: { id, number: String(number) } });
  return <Picture src={src} width={width} height={height} alt={description} className="mt-3" />;
}
