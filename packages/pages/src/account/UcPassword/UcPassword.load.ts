import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Loader } from '../../loader.ts'
import { passwordLoader } from '../passwordFlow.ts'
import type { PasswordStepsData } from '../passwordFlow.ts'
import { changePasswordFlow } from './UcPassword.action.ts'

const steps = passwordLoader(changePasswordFlow)

export const load: Loader<PasswordStepsData & { center: UserCenter; own: string | undefined; known: boolean }> = async (
  api,
  context,
) => {
  const [data, user, mobile, center] = await Promise.all([
    steps(api, context),
    context.user,
    changePasswordFlow.own(api),
    loadUserCenter(api, context),
  ])
  return { ...data, center, own: user?.userMobile, known: mobile !== undefined }
}
