/** Who is written to: no more than there are pieces for, or everybody. */
export interface Whom {
  whom: 'pieces' | 'everybody';
}
