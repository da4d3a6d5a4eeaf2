import type { Load } from '../../loader.ts'
import { passwordLoad } from '../passwordFlow.ts'
import type { PasswordStepsData } from '../passwordFlow.ts'
import { changing } from './UcPassword.action.ts'

const steps = passwordLoad(changing)

export const load: Load<PasswordStepsData & { own: string | undefined }> = async (api, at) => {
  return { ...(await steps(api, at)), own: (await at.user)?.userMobile }
}
