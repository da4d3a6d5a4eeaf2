import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'

/** What a person sees whom the server cannot serve in time: what it is, that nothing is lost, and the same address again. */
export function Overload({ retryHref }: { retryHref: string }) {
  const text = useText('edge')
  return (
    <Container>
      <Empty
        drawing="plug" level={1} title={text('overloadTitle')}
        action={(
          <Stack direction="row" space={12} justify="center" wrap>
            <Button href={retryHref} tone="action" icon="refresh">{text('retry')}</Button>
            <Button href="/">{text('home')}</Button>
          </Stack>
        )}
      >
        {text('overloadText')}
      </Empty>
    </Container>
  )
}
