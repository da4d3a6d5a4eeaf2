import { lazy } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'

const CommentList = lazy(() =>
  import('@millwright/commerce/CommentList').then(({ CommentList }) => ({ default: CommentList })),
)

type Shown = Pick<DetailView, 'comments' | 'numbers' | 'kind' | 'commentPage' | 'commentPages' | 'hrefOf'>

/**
 * The buyers' comments, by kind and page. Reads `comments`, `numbers`, `kind`, `commentPage`, `commentPages` and
 * `hrefOf`.
 */
export const DetailComments = headedSection<Shown>({
  id: 'comments',
  reads: ['comments', 'numbers', 'kind', 'commentPage', 'commentPages'],
  Title: ({ numbers }) => {
    const text = useText('detail')
    return numbers ? text('comments', { count: numbers.number }) : text('commentsTitle')
  },
  Content: ({ comments, numbers, kind, commentPage, commentPages, hrefOf }) => (
    <CommentList
      comments={comments}
      numbers={numbers}
      kind={kind}
      page={commentPage}
      pages={commentPages}
      hrefOf={(one, page) => `${hrefOf({ evaluate: one, cp: page })}#comments`}
    />
  ),
})
