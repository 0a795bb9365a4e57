# Tests of CTest that run scenarios.
#
#   include(ScenarioRun)
#   add_scenario_tests(<name> <path>... [OPTIONS <option>...])
#
# adds one test for each path, `<name>.<file>` for each scenario file of a folder, and the test `<name>`, which fails if the
# options select nothing in all of these files, such as a misspelled tag. `SCENARIO_RUN` is the command; by default it is
# found in PATH. Each test of a file writes `scenario-run/<test>.xml`, a JUnit report, in the folder of the build.

find_program(SCENARIO_RUN scenario-run DOC "The command that runs scenarios")

function(add_scenario_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 argument "" "" "OPTIONS")
  if(NOT SCENARIO_RUN)
    message(FATAL_ERROR "scenario-run is not in PATH; configure with -DSCENARIO_RUN=<path of the command>")
  endif()
  if(NOT argument_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "add_scenario_tests(${name}): name a file or a folder with scenarios")
  endif()
  set(all)
  foreach(path IN LISTS argument_UNPARSED_ARGUMENTS)
    cmake_path(ABSOLUTE_PATH path BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE root)
    if(IS_DIRECTORY "${root}")
      # Asks again with each build whether there are new files.
      file(GLOB_RECURSE files CONFIGURE_DEPENDS "${root}/*.yaml" "${root}/*.yml")
    elseif(EXISTS "${root}")
      set(files "${root}")
    else()
      message(FATAL_ERROR "add_scenario_tests(${name}): there is no ${root}")
    endif()
    if(NOT files)
      message(FATAL_ERROR "add_scenario_tests(${name}): ${root} contains no .yaml or .yml file")
    endif()
    foreach(file IN LISTS files)
      cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE shown)
      list(APPEND all "${shown}")
      add_test(
        NAME "${name}.${shown}"
        COMMAND "${SCENARIO_RUN}" --history off
          --junit "${CMAKE_CURRENT_BINARY_DIR}/scenario-run/${name}.${shown}.xml" ${argument_OPTIONS} -- "${shown}"
        WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
      )
      # 4: the options select no scenario of this file, or it has only fragments. Whether they select any is tested below.
      set_tests_properties("${name}.${shown}" PROPERTIES LABELS scenarios SKIP_RETURN_CODE 4)
    endforeach()
  endforeach()
  # Those of the options that select scenarios, or declare words in them.
  set(selection)
  set(takes_value FALSE)
  foreach(option IN LISTS argument_OPTIONS)
    if(takes_value OR option MATCHES "^--(tag|filter|set|changed-since|profile|app|app-timeout)(=|$)")
      list(APPEND selection "${option}")
      if(takes_value OR option MATCHES "=")
        set(takes_value FALSE)
      else()
        set(takes_value TRUE)
      endif()
    endif()
  endforeach()
  add_test(
    NAME "${name}"
    COMMAND "${SCENARIO_RUN}" list --history off ${selection} -- ${all}
    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
  )
  set_tests_properties("${name}" PROPERTIES LABELS scenarios)
endfunction()
