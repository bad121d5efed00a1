import { Text } from '@tarojs/components'

/** Shown at the foot of every page while the bank is the sandbox. */
export const DemoNote = () => <Text>演示环境，不涉及真实资金</Text>
