/**
 * For Vite: escapes characters beyond Latin-1, which only occur in texts. V8 stores a file with even one of them at two bytes
 * per character, as long as the program runs.
 *
 * @returns {import('vite').Plugin}
 */
export function oneByteTexts() {
  return {
    name: 'one-byte-texts',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        // Escaped once more, it would be another text.
        if (/\\[\u0100-\uffff]/.test(file.code)) this.error(`a backslash before such a character`);
        file.code = file.code.replace(/[\u0100-\uffff]/g, escaped);
      }
    },
  };
}

/** @param {string} unit */
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
