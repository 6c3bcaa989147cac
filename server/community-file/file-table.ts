import { type PictureWish, readPicture, type ServedFile } from './pictures.ts';

/** All of the community's files are served below this path. */
const BELOW = '/community/';

/** A folder of pictures, and the change that each needs before it is served. */
export type PictureSource = { from: string; paint: (bytes: Buffer, type: string) => Buffer };

/** The files of a community by the address at which they are served. */
export type FileTable = ReturnType<typeof createFileTable>;

/** An empty table; its files come from this folder. */
export function createFileTable(folder: string) {
  const own: PictureSource = { from: folder, paint: (bytes) => bytes };
  const served = new Map<string, ServedFile>();
  const put = (name: string, file: ServedFile): string => {
    const address = BELOW + name;
    served.set(address, file);
    return address;
  };
  return {
    served,
    put,
    /**
     * Reads a picture and keeps it. Does nothing if the community's file names none.
     *
     * @param field the field that names the picture, for error messages: `coin.picture`
     * @returns the address of the picture, made from the name of the field; null if there is none
     * @throws CommunityError if the picture is not what `wish` asks for
     */
    add(
      field: string,
      name: string | undefined,
      wish: PictureWish,
      { from, paint }: PictureSource = own,
    ): string | null {
      if (name === undefined) return null;
      const { ending, type, bytes } = readPicture(field, { folder: from, name, ...wish });
      return put(addressName(field) + ending, { type, bytes: paint(bytes, type) });
    },
  };
}

/** 'slides[2].picture.light' → 'slides-3-picture-light'. */
function addressName(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_, index: string) => `-${Number(index) + 1}`)
    .replaceAll('.', '-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
