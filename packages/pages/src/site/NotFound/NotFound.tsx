import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'

/**
 * The page for an unknown address. "Back" is a plain link home; with scripts it goes back in the history if possible.
 * `message` is the server's reason, such as a delisted product.
 */
export function NotFound({ message }: { message?: string }) {
  const text = useText('common')
  return (
    <Container>
      <Empty
        drawing="page"
        level={1}
        title={message ?? text('notFound')}
        action={
          <Stack direction="row" space={12} justify="center" wrap>
            <span
              onClickCapture={(event) => {
                if (history.length <= 1 || event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                event.stopPropagation()
                history.back()
              }}
            >
              <Button href={path('home')} tone="action">
                {text('back')}
              </Button>
            </span>
            <Button href={path('list')}>{text('seeAllProducts')}</Button>
          </Stack>
        }
      >
        {text('notFoundHint')}
      </Empty>
    </Container>
  )
}
