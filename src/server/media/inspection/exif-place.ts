/** The part of EXIF that says where on earth. */
const GPS_TAG = 0x88_25;
const ENTRY_BYTES = 12;

/** Whether the first directory of the EXIF points at one of the place. */
function exifTellsPlace(exif: Uint8Array): boolean {
  const skip = Buffer.from(exif.subarray(0, 4)).toString('latin1') === 'Exif' ? 6 : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + skip, Math.max(exif.byteLength - skip, 0));
  if (view.byteLength < 8) return false;
  const little = view.getUint16(0) === 0x49_49;
  const start = view.getUint32(4, little);
  if (start + 2 > view.byteLength) return false;
  const count = view.getUint16(start, little);
  for (let index = 0; index < count; index++) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) return false;
    if (view.getUint16(at, little) === GPS_TAG) return true;
  }
  return false;
}

/** Whether a picture says where it was taken, in EXIF or XMP. */
export const revealsLocation = (exif: Uint8Array | undefined, xmp: Uint8Array | undefined): boolean =>
  (exif !== undefined && exifTellsPlace(exif)) ||
  (xmp !== undefined && /GPSL(?:atitude|ongitude)/.test(Buffer.from(xmp).toString('latin1')));
