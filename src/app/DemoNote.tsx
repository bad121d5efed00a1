import { Text } from '@tarojs/components'

/** Stands at the foot of every page while the bank behind is the sandbox. */
export const DemoNote = () => <Text>演示环境，不涉及真实资金</Text>
