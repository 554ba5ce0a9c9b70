// The secret by which a house knows this device on a day: made by chance here, and told to nobody else.
import { keep, kept } from '../look/kept';

const BYTES = 18;
let own: string | null = null;

/** The same for as long as the browser keeps it; without storage, as long as the page stands. */
export function device(): string {
  own ??= kept('device');
  if (own === null) {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    own = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    keep('device', own);
  }
  return own;
}
