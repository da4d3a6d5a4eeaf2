/** The API's `sort` values. */
export const sorts = { oldest: 0, newest: 1, sales: 2, unsold: 3, dear: 4, cheap: 5, listDear: 7 }
