/** The maximum number of characters and of pictures in a review. */
export const COMMENT_LIMIT = 150
export const COMMENT_PICTURES = 9

export const commentScores = ['score', 'serviceScore', 'logisticsScore'] as const
export type CommentScore = (typeof commentScores)[number]
export type CommentProblem = CommentScore | 'empty' | 'tooLong' | 'tooManyPictures'

/**
 * Returns the problems that block a review, in the order of its fields. Each requested score must be a whole number
 * from 1 to 5. A text of only spaces counts as empty.
 */
export function commentProblems({
  scores,
  content,
  pictures = 0,
}: {
  scores: Partial<Record<CommentScore, number>>
  content: string
  pictures?: number
}): CommentProblem[] {
  const problems: CommentProblem[] = commentScores.filter((one) => one in scores && !isScore(scores[one]))
  if (!content.trim()) problems.push('empty')
  else if ([...content.trim()].length > COMMENT_LIMIT) problems.push('tooLong')
  if (pictures > COMMENT_PICTURES) problems.push('tooManyPictures')
  return problems
}

function isScore(score: number | undefined): boolean {
  return score !== undefined && Number.isInteger(score) && score >= 1 && score <= 5
}
