import { describe, expect, it } from 'vitest';
import { isPictureHost, pictureTypeOf } from './pictures.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type of a picture', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['RIFF\x24\0\0\0WAVEfmt ', null],
    ['RIFF', null],
    ['\xff\xd8\xff', null],
    ['\xff\xd8', null],
    ['', null],
    ['GIF89a\x01\0\x01\0', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['<?xml version="1.0"?><svg/>', null],
    ['<html><script>1</script>', null],
    [' \xff\xd8\xff\xe0', null],
  ])('of %j is %s', (text, type) => {
    expect(pictureTypeOf(bytesOf(text))).toBe(type);
  });
});

describe('the hosts of pictures', () => {
  it.each([
    ['t.me', true],
    ['telegram.org', true],
    ['cdn4.telesco.pe', true],
    ['cdn5.cdn-telegram.org', true],
    ['t.me.evil.example', false],
    ['evil-t.me', false],
    ['eviltelegram.org', false],
    ['me', false],
    ['', false],
    ['127.0.0.1', false],
    ['t.me.', false],
  ])('%s: %s', (hostname, isOne) => {
    expect(isPictureHost(hostname)).toBe(isOne);
  });
});
