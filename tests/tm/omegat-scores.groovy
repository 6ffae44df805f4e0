// What OmegaT itself makes of memories, texts and words. Groovy comes with OmegaT, so that no compiler is needed.
// Arguments: a file with the questions, and one for the answers.
import groovy.json.JsonOutput
import groovy.json.JsonSlurper
import java.util.jar.JarFile
import org.omegat.core.Core
import org.omegat.core.data.ExternalTMX
import org.omegat.core.data.IProject
import org.omegat.core.data.ProjectProperties
import org.omegat.core.events.IStopped
import org.omegat.core.statistics.FindMatches
import org.omegat.filters2.master.PluginUtils
import org.omegat.tokenizer.BaseTokenizer
import org.omegat.tokenizer.ITokenizer
import org.omegat.util.Language
import org.omegat.util.RuntimePreferences

def (questions, answers) = args.collect { new File(it) }
RuntimePreferences.setConfigDir(questions.parent)

def fieldOf = { type, name ->
  def field = type.getDeclaredField(name)
  field.accessible = true
  field.get(null)
}
def tokenizers = fieldOf(PluginUtils, "tokenizerClasses")
new JarFile(new File(FindMatches.protectionDomain.codeSource.location.toURI())).manifest.entries.each { name, attributes ->
  if (attributes.getValue("OmegaT-Plugin") == "tokenizer") tokenizers.add(Class.forName(name))
}
// What was cut is kept by text alone, and forgotten when a project is closed.
def kept = ["tokenCacheNone", "tokenCacheMatching", "tokenCacheGlossary"].collect { fieldOf(BaseTokenizer, it) }

def answer = new JsonSlurper().parse(questions, "UTF-8").collect { question ->
  kept*.clear()
  def constructor = ProjectProperties.getDeclaredConstructor()
  constructor.accessible = true
  def properties = constructor.newInstance()
  properties.setSourceLanguage(question.from)
  properties.setTargetLanguage(question.to)
  def tokenizer = PluginUtils.getTokenizerClassForLanguage(new Language(question.from)).newInstance()
  def memories = [memory: new ExternalTMX(properties, new File(question.memory), false, false)]
  def project = [
    getProjectProperties         : { -> properties },
    getTransMemories             : { -> memories },
    getAllEntries                : { -> [] },
    iterateByDefaultTranslations : { iterator -> },
    iterateByMultipleTranslations: { iterator -> },
  ] as IProject
  Core.setProject(project)
  def matches = question.texts.collect { text ->
    new FindMatches(tokenizer, 100000, false, false).search(project, text, true, false, { -> false } as IStopped).collect {
      def score = it.scores[0]
      [it.translation, [score.score, score.scoreNoStem, score.adjustedScore]]
    }
  }
  // The word itself stands behind its stem where they differ; a word that does not count has neither.
  def stems = question.words.collectEntries { word ->
    [word, tokenizer.tokenizeWordsToStrings(word, ITokenizer.StemmingMode.MATCHING).toList()[0]]
  }
  [matches: matches, stems: stems]
}
answers.setText(JsonOutput.toJson(answer), "UTF-8")
