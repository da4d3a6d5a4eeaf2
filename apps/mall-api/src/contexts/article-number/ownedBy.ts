/**
 * Returns the condition that a row of `article_number` belongs to an owner, given the owner's parameter. Every query has
 * it, so that numbers can later belong to a company.
 */
export const ownedBy = (owner: '$1', row = 'a'): string => `${row}.user_id = ${owner}::bigint`
