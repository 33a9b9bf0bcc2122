// Node loads this before the command. The channel to the action closes when the action ends, even if it is killed.
process.once("disconnect", () => process.exit(2));
// Listening must not keep the command running.
process.channel?.unref();
