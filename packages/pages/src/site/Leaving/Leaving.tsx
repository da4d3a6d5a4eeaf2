import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import * as styles from './Leaving.css.ts'
import type { LeavingData } from './Leaving.load.ts'

export type LeavingProps = Omit<LeavingData, 'head'>

/** The page before another site: its address in monospaced letters, and a security notice. */
export function Leaving({ to }: LeavingProps) {
  const text = useText('edge')
  const stay = (
    <Button href={path('home')} tone={to ? 'neutral' : 'action'}>
      {text('leavingStay')}
    </Button>
  )
  if (!to)
    return (
      <Container>
        <Empty drawing="page" level={1} title={text('leavingUnknownTitle')} action={stay}>
          {text('leavingUnknownText')}
        </Empty>
      </Container>
    )
  return (
    <Container width="narrow">
      <div className={styles.page}>
        <Panel as="section" space={24}>
          <Stack space={16}>
            <Heading level={1} size={22}>
              {text('leavingTitle')}
            </Heading>
            <Text as="p">{text('leavingText')}</Text>
            <DescriptionList
              items={[
                { term: text('leavingHost'), detail: <strong className={styles.address}>{to.host}</strong> },
                { term: text('leavingAddress'), detail: <span className={styles.address}>{to.href}</span> },
              ]}
            />
            {to.foreign && <Alert tone="warn">{text('leavingForeign')}</Alert>}
            {to.plain && <Alert tone="warn">{text('leavingPlain')}</Alert>}
            <Stack direction="row" space={12} wrap>
              <Button href={to.href} tone="action" icon="external">
                {text('leavingGo', { host: to.host })}
              </Button>
              {stay}
            </Stack>
          </Stack>
        </Panel>
      </div>
    </Container>
  )
}
