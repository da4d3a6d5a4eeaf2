/** The first id of the attribute values that imports create (migration 0102). Imported values never change. */
export const IMPORTED_VALUES = 1_000_000_000_000
