// Puts atip in front of a client as people do.

/** Writes the hook; returns where to, `~` being the home. */
export const setUp = ({ client, machine, scene, env }) => {
  const answer = JSON.parse(machine.run(['setup', client.id, '--json'], { env, cwd: scene.project }))
  const { files } = answer.clients.find(one => one.client === client.id)
  return files.find(({ what }) => what === 'hook').path.replace(scene.home, '~')
}
