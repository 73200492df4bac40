/** What a message to the door is addressed to; anything else in the window is none of its business. */
export const bridgeName = 'foothold-extension';
