import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';

const { picturePx, pictureBytes } = HUNT_LIMITS;
/** The largest file that is opened, in bytes. */
const FILE_BYTES = 30_000_000;
/** Tried in turn, until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Draws a picture anew as a JPEG in base64, scaled down to the bounds of a clue's picture. Nothing else of the file remains: not the
 * place and time at which a photo was taken. Throws with a sentence for the administrator.
 */
export async function encodePicture(file: Blob): Promise<string> {
  if (file.size > FILE_BYTES) throw new Error(m.portal_hunts_picture_large());
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new Error(m.portal_hunts_picture_unread());
  const canvas = draw(bitmap);
  bitmap.close();
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (jpeg !== null && jpeg.size <= pictureBytes) return base64Of(jpeg);
  }
  throw new Error(m.portal_hunts_picture_detailed());
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, picturePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(m.portal_hunts_picture_undrawn());
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function base64Of(blob: Blob): Promise<string> {
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  return btoa(letters.join(''));
}
