import { type PictureWish, readPicture, type ServedFile } from './pictures.ts';

/** Everything of the community that is served lies below this path. */
const BELOW = '/community/';

/** The files of a community by the address at which they are served. */
export type FileTable = ReturnType<typeof createFileTable>;

/** An empty table of files from this folder. */
export function createFileTable(folder: string) {
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
     * Reads a picture and keeps it, if the community's file names one.
     *
     * @param field where it is named, for messages: `coin.picture`
     * @returns its address, made from the field; or null
     * @throws CommunityError if it is not what `wish` asks for
     */
    add(field: string, name: string | undefined, wish: PictureWish, from = folder): string | null {
      if (name === undefined) return null;
      const { ending, ...file } = readPicture(field, { folder: from, name, ...wish });
      return put(addressName(field) + ending, file);
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
