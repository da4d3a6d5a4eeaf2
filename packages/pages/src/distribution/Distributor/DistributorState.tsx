import type { DistributionUser } from '@millwright/contract/distribution/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'

/** The state of an application, and the next step. */
export function DistributorState({ own, sent }: { own: DistributionUser; sent: true | undefined }) {
  const text = useText('distribution')
  const { state, reason, type } = own
  switch (state) {
    case 0:
      return (
        <Alert tone={sent ? 'good' : 'info'} title={sent ? text('sentDone') : text('inReviewTitle')}>
          {text('inReviewHint')}
        </Alert>
      )
    case 1:
      return (
        <Alert
          tone="good"
          title={text('approvedTitle')}
          action={
            <Button href={path('subcommission')} tone="action">
              {text('toCommission')}
            </Button>
          }
        >
          {text('approvedHint')}
        </Alert>
      )
    case 2:
      return (
        <Alert
          tone="warn"
          title={text('stoppedTitle')}
          action={<Button href={path('subcommission')}>{text('toCommission')}</Button>}
        >
          {reason && text('reason', { reason })} {text('stoppedHint')}
        </Alert>
      )
    default:
      return (
        <Alert
          tone="bad"
          title={text('refusedTitle')}
          action={
            <Button href={path('distributor', { type })} tone="action">
              {text('applyAgain')}
            </Button>
          }
        >
          {reason && text('reason', { reason })} {text('refusedHint')}
        </Alert>
      )
  }
}
